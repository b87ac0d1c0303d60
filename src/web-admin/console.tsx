import { currentSite } from '#kernel/i18n/current-site.ts';
import { siteName } from '#kernel/i18n/site-name.ts';
import { CoreAdminUI, CustomRoutes, Resource } from 'ra-core';
import { Route } from 'react-router-dom';
import { Frame } from './layout/frame.tsx';
import { Notices } from './layout/notices.tsx';
import { NotFound, NotYours, Trouble } from './layout/errors.tsx';
import { PendingItem } from './layout/waiting.tsx';
import { lazyPart } from './lib/texts.ts';

const Overview = lazyPart(() => import('./overview/page.tsx'), 'OverviewPage');
const users = {
  list: lazyPart(() => import('./users/list.tsx'), 'UserList'),
  show: lazyPart(() => import('./users/page.tsx'), 'UserPage', 'common', 'messages', 'safety'),
};
const UserByProfile = lazyPart(() => import('./users/by-profile.tsx'), 'UserByProfile');
const articles = {
  list: lazyPart(() => import('./articles/list.tsx'), 'ArticleList', 'guidance'),
  create: lazyPart(() => import('./articles/pages.tsx'), 'NewArticle', 'guidance'),
  edit: lazyPart(() => import('./articles/pages.tsx'), 'EditArticle', 'guidance'),
};
const siteContent = {
  list: lazyPart(() => import('./site-content/list.tsx'), 'SiteContentList'),
  create: lazyPart(() => import('./site-content/pages.tsx'), 'NewSiteContent'),
  edit: lazyPart(() => import('./site-content/pages.tsx'), 'EditSiteContent'),
};
const prompts = {
  list: lazyPart(() => import('./prompts/list.tsx'), 'PromptList'),
  create: lazyPart(() => import('./prompts/pages.tsx'), 'NewPrompt'),
  edit: lazyPart(() => import('./prompts/pages.tsx'), 'EditPrompt'),
};
const topics = {
  list: lazyPart(() => import('./topics/list.tsx'), 'TopicList', 'messages'),
  create: lazyPart(() => import('./topics/pages.tsx'), 'NewTopic', 'messages'),
  edit: lazyPart(() => import('./topics/pages.tsx'), 'EditTopic', 'messages'),
};
const plans = {
  list: lazyPart(() => import('./subscription-plans/list.tsx'), 'PlanList'),
  create: lazyPart(() => import('./subscription-plans/pages.tsx'), 'NewPlan'),
  edit: lazyPart(() => import('./subscription-plans/pages.tsx'), 'EditPlan'),
};
const promoCodes = {
  list: lazyPart(() => import('./promo-codes/list.tsx'), 'PromoCodeList'),
  create: lazyPart(() => import('./promo-codes/pages.tsx'), 'NewPromoCode'),
  edit: lazyPart(() => import('./promo-codes/pages.tsx'), 'EditPromoCode'),
};
const examples = {
  list: lazyPart(() => import('./example-profiles/list.tsx'), 'ExampleList'),
  create: lazyPart(() => import('./example-profiles/pages.tsx'), 'NewExample'),
  edit: lazyPart(() => import('./example-profiles/pages.tsx'), 'EditExample'),
};
const PaymentList = lazyPart(() => import('./payments/list.tsx'), 'PaymentList');
const SubscriptionList = lazyPart(() => import('./subscriptions/list.tsx'), 'SubscriptionList');
const ReportQueue = lazyPart(() => import('./safety-desk/reports.tsx'), 'ReportQueue', 'safety', 'person');
const RewriteQueue = lazyPart(() => import('./safety-desk/rewrites.tsx'), 'RewriteQueue', 'person');
const DisputeQueue = lazyPart(() => import('./safety-desk/disputes.tsx'), 'DisputeQueue', 'common');
const CheckQueue = lazyPart(() => import('./safety-desk/checks.tsx'), 'CheckQueue', 'common');
const BankDisputeQueue = lazyPart(() => import('./safety-desk/bank-disputes.tsx'), 'BankDisputeQueue');
const RefundQueue = lazyPart(() => import('./safety-desk/refunds.tsx'), 'RefundQueue');
const SupportQueue = lazyPart(() => import('./safety-desk/support.tsx'), 'SupportQueue', 'safety');
const ConsultationQueue = lazyPart(() => import('./safety-desk/consultations.tsx'), 'ConsultationQueue');
const QuietDaysList = lazyPart(() => import('./service/quiet-days.tsx'), 'QuietDaysList');
const EditSite = lazyPart(() => import('./service/site.tsx'), 'EditSite');
const PaperList = lazyPart(() => import('./service/papers.tsx'), 'PaperList');
const MailList = lazyPart(() => import('./service/mail.tsx'), 'MailList');
const AuditList = lazyPart(() => import('./audit/list.tsx'), 'AuditList', 'guidance', 'messages', 'safety');

export function Console() {
  const { fees } = currentSite();
  return (
    <>
      <CoreAdminUI
        disableTelemetry
        title={siteName('en')}
        layout={Frame}
        dashboard={Overview}
        loading={PendingItem}
        error={Trouble}
        catchAll={NotFound}
        accessDenied={NotYours}
      >
        <Resource name="users" {...users} />
        <Resource name="articles" {...articles} />
        <Resource name="site-content" {...siteContent} />
        <Resource name="prompts" {...prompts} />
        <Resource name="topics" {...topics} />
        {fees && <Resource name="subscription-plans" {...plans} />}
        {fees && <Resource name="subscriptions" list={SubscriptionList} />}
        {fees && <Resource name="payments" list={PaymentList} />}
        {fees && <Resource name="promo-codes" {...promoCodes} />}
        <Resource name="example-profiles" {...examples} />
        <Resource name="reports" list={ReportQueue} />
        <Resource name="rewrites" list={RewriteQueue} />
        <Resource name="guardian-disputes" list={DisputeQueue} />
        <Resource name="guardian-checks" list={CheckQueue} />
        {fees && <Resource name="refunds" list={RefundQueue} />}
        {fees && <Resource name="payment-disputes" list={BankDisputeQueue} />}
        <Resource name="support" list={SupportQueue} />
        <Resource name="consultations" list={ConsultationQueue} />
        <Resource name="quiet-days" list={QuietDaysList} />
        <Resource name="mail" list={MailList} />
        <Resource name="papers" list={PaperList} />
        <Resource name="site" list={EditSite} />
        <Resource name="audit" list={AuditList} />
        <CustomRoutes>
          <Route path="/profiles/:profileId" element={<UserByProfile />} />
        </CustomRoutes>
      </CoreAdminUI>
      <Notices />
    </>
  );
}
