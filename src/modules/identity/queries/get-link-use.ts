import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** Shows when a mailed link was used, and nothing else: its reader may be a stranger. */
export class GetLinkUse extends UseCase<Pick<UseCasePorts, 'usedLinks'>> {
  async execute(token: string): Promise<{ usedAt: string | null }> {
    const usedAt = await this.ports.usedLinks.usedAt(token);
    return { usedAt: usedAt?.toISOString() ?? null };
  }
}
