export const exampleProfiles: { id: number }[] = [];
