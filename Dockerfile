# The server as production runs it; spec/guides/running.md says how.
FROM node:26-slim AS build
WORKDIR /source
COPY . .
RUN npm run build
WORKDIR /source/dist
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:26-slim
ENV ENVIRONMENT=production HOST=0.0.0.0
WORKDIR /app
COPY --from=build /source/dist .
USER node
EXPOSE 4010 4011 4015
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT || process.env.CONSOLE_PORT || 4015}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "apps/server/src/main.js"]
CMD ["serve"]
