import { CoreAdminUI, CustomRoutes, Resource } from 'ra-core';
import { Route } from 'react-router-dom';
import { Frame } from './frame/frame.tsx';
import { Notices } from './frame/notices.tsx';
import { NotFound, NotYours, Trouble } from './frame/trouble.tsx';
import { Waiting } from './frame/waiting.tsx';
import { lazyPart } from './lib/texts.ts';

const Overview = lazyPart(() => import('./overview/page.tsx'), 'OverviewPage');
const UserList = lazyPart(() => import('./users/list.tsx'), 'UserList');
const UserPage = lazyPart(() => import('./users/page.tsx'), 'UserPage', 'messages');

/** Every page of the console. */
export const Console = () => (
  <>
    <CoreAdminUI
      disableTelemetry
      title="Mithaq"
      layout={Frame}
      dashboard={Overview}
      loading={Waiting}
      error={Trouble}
      catchAll={NotFound}
      accessDenied={NotYours}
    >
      <Resource name="users" list={UserList} show={UserPage} />
      <CustomRoutes>
        <Route path="/nowhere" element={<NotFound />} />
      </CustomRoutes>
    </CoreAdminUI>
    <Notices />
  </>
);
