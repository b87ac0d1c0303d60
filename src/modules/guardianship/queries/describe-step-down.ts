import { UseCase } from '#kernel/use-case.ts';
import { hashOfToken } from '#kernel/values/ids.ts';
import { presentWard } from '../domain/people.ts';
import { findLiveStepDownLink } from '../domain/live-step-down-link.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/**
 * Describes whose guardian would step down by this link.
 * @throws what `findLiveStepDownLink` throws
 */
export class DescribeStepDown extends UseCase<Pick<UseCasePorts, 'uow' | 'guardians' | 'identity'>> {
  execute(token: string): Promise<{ wardName: string }> {
    const { uow, guardians, identity } = this.ports;
    return uow.run(async (tx) => {
      const { ward } = await findLiveStepDownLink(tx, { guardians, people: identity }, token);
      return { wardName: ward.name };
    });
  }

  /** Returns whose guardian stepped down by this link, and when; null if nobody did, or she is not active any more. */
  findUsed(token: string): Promise<{ wardName: string; at: Date } | null> {
    const { uow, guardians, identity } = this.ports;
    return uow.run(async (tx) => {
      const used = await guardians.findStepDown(tx, hashOfToken(token));
      const ward = used && (await presentWard(tx, identity, used.wardId));
      return ward ? { wardName: ward.name, at: used.at } : null;
    });
  }
}
