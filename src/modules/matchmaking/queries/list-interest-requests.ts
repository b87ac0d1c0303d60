import type { ProfileId } from '#kernel/ids.ts';
import type { InterestRequestView } from '../contracts/interest-requests.ts';
import { requestViews, type RequestViewPorts } from './request-views.ts';

/**
 * The interest requests that a member received or sent, the newest first. One that waits for a guardian is received by
 * a sister alone.
 */
export class ListInterestRequests {
  private readonly ports: RequestViewPorts;
  constructor(ports: RequestViewPorts) {
    this.ports = ports;
  }

  execute(profileId: ProfileId, box: 'received' | 'sent'): Promise<InterestRequestView[]> {
    return requestViews(this.ports, profileId, (requests) =>
      box === 'sent'
        ? requests.where('r.from_profile_id', profileId)
        : requests
            .where('r.to_profile_id', profileId)
            .where((or) => or.whereNotNull('r.approved_at').orWhere('r.ward_profile_id', profileId)),
    );
  }
}
