import { hashOfToken } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { presentWard } from '../domain/people.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** Returns whose guardian stepped down by this link, and when; null if nobody did, or she is not active any more. */
export class DescribeUsedStepDown extends UseCase<Pick<UseCasePorts, 'uow' | 'guardians' | 'identity'>> {
  execute(token: string): Promise<{ wardName: string; at: Date } | null> {
    const { uow, guardians, identity } = this.ports;
    return uow.run(async (tx) => {
      const stepDown = await guardians.findStepDown(tx, hashOfToken(token));
      const ward = stepDown && (await presentWard(tx, identity, stepDown.wardId));
      return ward ? { wardName: ward.name, at: stepDown.at } : null;
    });
  }
}
