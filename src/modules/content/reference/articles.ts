export const articles: { slug: string; title: string; content: string; excerpt: string; category: string; read_time: number; is_published: boolean }[] = [];
