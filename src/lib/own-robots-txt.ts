/** The site's own robots.txt: pages for everyone. Calls and visitors' files are nothing to search for; the API's description is. */
export function ownRobotsTxt(publicUrl: string): string {
  return `User-agent: *
Allow: /
Allow: /api/openapi.json
Disallow: /api/
Disallow: /files/
Disallow: /mcp

Sitemap: ${publicUrl}/sitemap.xml
`;
}
