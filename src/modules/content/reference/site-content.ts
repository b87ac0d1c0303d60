import type { SiteContentFields } from '../contracts/admin-site-content.schema.ts';

type SiteContentText = Pick<SiteContentFields, 'kind' | 'headline' | 'text'>;

/** The demo's landing page content: invented, and marked so. */
export const siteContent: SiteContentText[] = [
  { kind: 'figure', headline: '10,000+', text: 'members' },
  { kind: 'figure', headline: '1,200+', text: 'marriages' },
  { kind: 'figure', headline: '15K+', text: 'active members' },
  { kind: 'figure', headline: '85%', text: 'match success' },
  { kind: 'figure', headline: '4.9', text: 'rating' },
  {
    kind: 'story',
    headline: 'Khadija and Yahya, Leicester',
    text: 'We were both widowed, and both tired of explaining it. Her brother read every message and said little. When he asked me to lunch I knew that it was serious.',
  },
  {
    kind: 'story',
    headline: 'Safiya and Hamza, Glasgow',
    text: 'I had been divorced for three years and was afraid of beginning again. Writing slowly, with my father reading along, was what made it possible.',
  },
];
