import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { profileIdInAddress } from '#kernel/contracts/ids.ts';
import { paging } from './browse.ts';
import { viewedProfile } from './profiles.ts';

/** As with browse, the number stands in `X-Total-Count`, and `Link: rel="next"` leads on. */
export const savedProfiles = endpoint({
  method: 'GET',
  path: '/api/saved-profiles',
  summary: 'Whom the member has saved for later and may see at present, the latest first',
  access: 'member',
  query: z.object(paging),
  answer: z.array(viewedProfile),
});

const params = z.object({ id: profileIdInAddress });
export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/saved-profiles/:id',
  summary: 'Saves a profile for later. Nobody else learns of it',
  access: 'member',
  params,
  status: 204,
});
export const unsaveProfile = endpoint({
  method: 'DELETE',
  path: '/api/saved-profiles/:id',
  summary: 'Takes a profile out of those saved',
  access: 'member',
  params,
  status: 204,
});
