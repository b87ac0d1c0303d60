/** A figure such as '1,200+', or the story of two people who met here. */
export const siteContentKinds = ['figure', 'story'] as const;

export const showSiteContent = 'GET /api/site-content';
