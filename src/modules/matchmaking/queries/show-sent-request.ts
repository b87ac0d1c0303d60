import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, RequestId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { InterestRequestView } from '../contracts/interest-requests.schema.ts';
import { requestViews, type RequestViewPorts } from '../interest-request/request-views.ts';

/**
 * A request that the member sent.
 * @throws common.not-found for any other
 */
export class ShowSentRequest extends UseCase<RequestViewPorts> {
  async execute(profileId: ProfileId, id: RequestId): Promise<InterestRequestView> {
    const [request] = await requestViews(this.ports, profileId, (requests) =>
      requests.where({ 'r.from_profile_id': profileId, 'r.id': id }),
    );
    if (!request) throw new DomainError('common.not-found');
    return request;
  }
}
