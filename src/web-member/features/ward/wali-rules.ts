import { nameGuardian } from '#modules/guardianship/contracts/guardian.schema.ts';
import { zodResolver } from '@hookform/resolvers/zod';

export const rules = zodResolver(nameGuardian.body);
