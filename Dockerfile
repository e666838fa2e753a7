# The site in one image: built in the first stage, run without build tools and as a plain user in the second.
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY bin bin
COPY scripts scripts
RUN npm ci
COPY . .
RUN node scripts/build.ts
# The image's own Node runs the site: the packaged one stays behind.
RUN npm prune --omit=dev --ignore-scripts && rm -rf node_modules/node-linux-* && node scripts/link-node.mjs

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 PATH=/app/node_modules/.bin:$PATH
# What loads pages for the tools that need a browser, with letters and signs for them: docs/operate.md says how it is kept in.
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation fonts-noto-color-emoji \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/bin bin
COPY --from=build /app/content content
COPY --from=build /app/src src
# The notices of all packages are in it: third-party-notices.txt.
COPY --from=build /app/build/client build/client
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main/server.ts"]
