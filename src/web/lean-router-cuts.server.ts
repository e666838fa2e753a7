/** What one module of React Router is without the ways of using it that no page here takes. */
export interface Cuts {
  /** SHA-256 of the module that they were made for, in hexadecimal. */
  of: string;
  /** From the first text up to the second, which stays, the third is put. */
  spans?: readonly (readonly [from: string, until: string, put?: string])[];
  /** Wherever the first text stands, the second is put. */
  texts?: readonly (readonly [find: string, put: string])[];
}

/**
 * By module. Without actions and fetchers, blockers, redirects by loaders, routes found out on the way, masks, view
 * transitions, prefetched pages, deferred data and server components. What only those call is then named by nothing and left out.
 */
export const cuts: Readonly<Record<string, Cuts>> = {
  'router/router.js': {
    of: 'c57a8a443062a135280d8534797cf22bea1f999731eec4aafe6e1c4cf356ed83',
    spans: [
      ['if (init.instrumentations) {', 'let future = {'],
      ['if (initialMatches && !init.hydrationData) {', 'if (initialMatches.some((m) => m.route.lazy))'],
      ['if (unblockBlockerHistoryUpdate) {', 'return startNavigation(historyAction, location);'],
      ['if (isBrowser) {\n\t\t\trestoreAppliedTransitions(', 'if (!state.initialized) startNavigation("POP"'],
      ['function dispose() {', 'function subscribe(', 'function dispose() {}\n\t'],
      ['let unmountedFetchers = [];', 'if (subscribers.size === 0)'],
      ['unmountedFetchers.forEach((key) => deleteFetcher', '}\n\tfunction completeNavigation('],
      ['let isActionReload = ', 'let loaderData = newState.loaderData ?', 'let actionData = null;\n\t\t'],
      ['let blockers = state.blockers;', 'let restoreScrollPosition = isUninterruptedRevalidation'],
      ['|| state.navigation.formMethod != null && isMutation', ';\n\t\tdataRoutes.commitHmrRoutes();'],
      ['let viewTransitionOpts;', 'updateState({\n\t\t\t...newState,'],
      ['let instrumentationNavigateMetaReceiver', 'let { path, submission, error } ='],
      ['let maskPath;', 'let currentLocation = state.location;\n\t\tlet nextLocation'],
      ['else if (submission != null && isMutationMethod', 'let preventScrollReset = opts && "preventS'],
      [
        'let blockerKey = shouldBlockNavigation({\n\t\t\tcurrentLocation,\n\t\t\tnextLocation',
        'await startNavigation(historyAction, nextL',
      ],
      ['&& !(opts && opts.submission && isMutationMethod(', ') {\n\t\t\tcompleteNavigation(location, { matches }'],
      ['let fogOfWar = checkFogOfWar(matches, location.pathname);', 'if (!matches) {'],
      ['if (opts && opts.pendingError) pendingActionResult', 'let { shortCircuited, matches: updatedMatches'],
      [', errors, workingFetchers } = await handleL', '= await handleL', ', errors } '],
      ['async function handleAction(', 'async function handleLoaders('],
      ['if (isFogOfWar) {\n\t\t\tif (shouldUpdate', 'let { dsMatches, revalidatingFetchers } = getMatchesToLoad('],
      ['if (!init.dataStrategy && !dsMatches.some', 'if (shouldUpdateNavigationState) {\n\t\t\tlet updates'],
      [
        'if (!isFogOfWar) {\n\t\t\t\tupdates',
        'updateState(updates, { flushSync });\n\t\t}\n\t\trev',
        'updates.navigation = loadingNavigation;\n\t\t\t',
      ],
      ['revalidatingFetchers.forEach((rf) => {\n\t\t\tabort', 'let { loaderResults, fetcherResults } = await call'],
      [
        'if (pendingNavigationController) pendingNavigationController.signal.rem',
        'let { loaderData, errors } = processLoaderData(',
      ],
      [
        'let didUpdateFetcherRedirects = markFetchRedirectsDone(workingFetchers);\n\t\tlet didA',
        'return {\n\t\t\tmatches,\n\t\t\tloaderData',
      ],
      ['...shouldUpdateFetchers ? { workingFetchers } : {}', '\n\t\t};\n\t}'],
      ['function getUpdatedActionData(', '/**\n\t* Utility function to handle redirects'],
      ['async function startRedirectNavigation(', 'async function callDataStrategy(request, path'],
      [
        'if (isRedirectDataStrategyResult(result)) {\n\t\t\tlet response',
        'dataResults[routeId] = await convertDataStrategyResultToDataResult(result);',
      ],
      ['let fetcherResultsPromise = Promise.all(', 'return {\n\t\t\tloaderResults: await'],
      ['fetcherResults: (await fetcherResultsPromise)', '\n\t\t};\n\t}'],
      ['fetchLoadMatches.forEach((_, key) => {', '}\n\tfunction updateFetcherState('],
      ['function updateFetcherState(', 'function handleNavigational404('],
      ['function checkFogOfWar(', 'router = {'],
      ['getFetcher,\n\t\tresetFetcher,', '_internalSetStateDoNotUse'],
      ['if (init.instrumentations) router = ', 'return router;'],
      ['function normalizeNavigateOptions(', 'function getMatchesToLoad('],
      ['let actionResult = pendingActionResult ?', 'let currentUrl = history.createURL(state.location);'],
      ['else if (pendingActionResult && isErrorResult(', 'let baseShouldRevalidateArgs = {'],
      ['...submission,\n\t\tactionResult,\n\t\tactionStatus', '\n\t};\n\tlet pattern'],
      [
        'if (typeof callSiteDefaultShouldRevalidate === "boolean") defaultShouldRevalidate',
        'if (isRevalidationRequired) defaultShould',
      ],
      ['fetchLoadMatches.forEach((f, key) => {', 'return {\n\t\tdsMatches,'],
      [
        'if (typeof callSiteDefaultShouldRevalidate === "boolean") return',
        'if (typeof defaultShouldRevalidate === "boolean") return',
      ],
      ['let isUnsupported = isUnsupportedLazyRouteObjectKey(key);', 'let value = await lazyFn();', '{\n'],
      ['if (typeof route.lazy === "function") {', 'let lazyKeys = Object.keys(route.lazy);'],
      ['else if (type === "action") {', 'else return {\n\t\t\t\ttype: "data"'],
      ['if (isResponse(result)) {\n\t\tlet data;', 'if (type === "error") {\n\t\tif (isData'],
      [
        'if (submission && isMutationMethod(submission.formMethod)) {\n\t\tlet { formMethod, formEncType }',
        'return new Request(url, init);',
      ],
      ['let pendingError = pendingActionResult &&', 'matches.forEach((match) => {\n\t\tif (!(match'],
      ['if (pendingError !== void 0) {\n\t\t\t\terror', 'errors = errors || {};\n\t\t\tif (skip'],
      [
        'if (pendingError !== void 0 && pendingActionResult) {',
        'return {\n\t\tloaderData,\n\t\terrors,\n\t\tstatusCode: statusCode || 200,',
      ],
      [
        'if (submission) return {\n\t\tstate: "loading",',
        'return {\n\t\tstate: "loading",\n\t\tlocation,\n\t\tmatches,\n\t\thistoryAction,\n\t\tformMethod: void 0',
      ],
      ['revalidatingFetchers.filter((f) => !f.matches', 'return {\n\t\tloaderData,\n\t\terrors\n\t};'],
    ],
    texts: [
      ['opts && opts.submission, opts && opts.fetcherSubmission, opts && opts.replace,', 'null, null, null,'],
      [',\n\t\t\tblockers\n\t\t}, {\n\t\t\tviewTransitionOpts,', '\n\t\t}, {'],
      [', void 0, maskPath)', ')'],
      [',\n\t\t\tinstrumentationNavigateMetaReceiver\n', '\n'],
      ['loaderResults, pendingActionResult, revalidatingFetchers, fetcherResults, workingFetchers)', 'loaderResults)'],
      ['\n\t\tfetch,', ''],
      ['let activeSubmission = submission || fetcherSubmission', 'let activeSubmission'],
      ['pendingNavigationLoadId = ++incrementingLoadId;', ''],
      ['pendingViewTransitionEnabled = (opts && opts.enableViewTransition) === true;', ''],
      ['\n\t\t\tenableViewTransition: opts && opts.viewTransition,', ''],
      ['&& !init.patchRoutesOnNavigation', ''],
      ['deletedFetchers: unmountedFetchers,', 'deletedFetchers: [],'],
      ['normalizeNavigateOptions(false, normalizeTo(', '({ path: normalizeTo('],
      [
        'basename, to, opts?.fromRouteId, opts?.relative), opts);',
        'basename, to, opts?.fromRouteId, opts?.relative) });',
      ],
      ['fogOfWar.active', 'false'],
      ['...getActionDataForCommit(pendingActionResult),', ''],
      ['...workingFetchers ? { fetchers: workingFetchers } : {}', ''],
      ['isMutationMethod(request.method) ? "action" : "loader"', '"loader"'],
      ['let isAction = isMutationMethod(request.method);', 'let isAction = false;'],
      ['!isMutationMethod(request.method)', 'true'],
      ['isMutationMethod(request.method)', 'false'],
      ['|| getSubmissionFromNavigation(loadingNavigation)', ''],
    ],
  },
  'components.js': {
    of: 'cbacca4ef1b85405b6dfd3c3f034deac3d7f86388dfcc911002502d4a78ecc7f',
    spans: [
      ['useTransitions = useIsRSCRouterContext()', 'let [_state, setStateImpl]'],
      ['let [pendingState, setPendingState]', 'let setState = React$1.useCallback('],
      ['newState.fetchers.forEach((fetcher, key) => {', 'if (!viewTransitionOpts || !isViewTransitionAvailable) {'],
      [
        'if (!viewTransitionOpts || !isViewTransitionAvailable) {',
        '\n\t\t\tif (reactDomFlushSyncImpl && flushSync) react',
        '{',
      ],
      ['return;\n\t\t}\n\t\tif (reactDomFlushSyncImpl && flushSync) {', '\n\t}, [\n\t\trouter.window,', '}'],
      ['transition,\n\t\trenderDfd,', 'useTransitions,\n\t\tsetOptimisticState,\n\t\tonError'],
      ['React$1.useEffect(() => {\n\t\tif (vtContext.isTransitioning', 'let navigator = React$1.useMemo(() => {'],
      [
        'let fetchersContext = ',
        'return /* @__PURE__ */ React$1.createElement(React$1.Fragment, null, /* @__PURE__ */ React$1.createElement(DataRouterContext',
      ],
      [
        '/* @__PURE__ */ React$1.createElement(FetchersContext.Provider',
        '/* @__PURE__ */ React$1.createElement(Router, {\n\t\tbasename,\n\t\tlocation: state',
      ],
      ['})))))))), null)', ';\n}', '})))))), null)'],
      ['var AwaitErrorBoundary = class', 'function ResolveAwait(', 'var AwaitErrorBoundary;\n'],
    ],
  },
  'hooks.js': {
    of: '815f4e1a09bdb3f26b52907f27dfe33b81193149863c1cfcfe6d5f5e60e05798',
    spans: [
      ['static contextType = RSCRouterContext;', 'static getDerivedStateFromError'],
      ['if (this.context && typeof error === "object"', 'let result = error !== void 0 ?'],
      ['if (this.context) return', 'return result;'],
    ],
  },
  'dom/lib.js': {
    of: '3fa62403d02a7d3bc03c2f5f086600d9738a643900de16691b57837610df8612',
    spans: [
      ['let maskedHref = null;', 'let internalOnClick = useLinkClickHandler('],
      ['...prefetchHandlers,', 'href: (isSpaLink'],
      ['(isSpaLink ? maskedHref : void 0) || ', 'parsed.absoluteURL || href'],
      ['mergeRefs(forwardedRef, prefetchRef)', ',\n\t\ttarget', 'forwardedRef'],
      ['return shouldPrefetch && !isAbsolute', '\n});', 'return link;'],
      ['routerNavigation != null && useViewTransitionState(', ';\n\tlet toPathname', 'false'],
    ],
  },
  'dom/ssr/components.js': {
    of: 'c558f81af80558a31e44516bfc8c903b7b2630e9954017f4fc4cac061a500fd0',
    spans: [
      ['typeof criticalCss === "string"', 'keyedLinks.map(({ key, link })'],
      [
        'isPageLinkDescriptor(link) ? ',
        '/* @__PURE__ */ React$1.createElement("link", {\n\t\tkey,\n\t\tnonce,\n\t\t...link',
      ],
      [
        'let contextScript = staticContext ?',
        'return /* @__PURE__ */ React$1.createElement(React$1.Fragment, null, /* @__PURE__ */ React$1.createElement("script"',
        'let [contextScript, routeModulesScript] = [" ", " "];\n\t\t',
      ],
    ],
  },
  'dom/ssr/single-fetch.js': {
    of: 'b48e0bfc41893af7473d0296cccde5419b652e97f1786ccfca8dea2cacfdc141',
    spans: [
      ['if (request.method !== "GET") return singleFetchAction', 'let foundRevalidatingServerLoader'],
      ['if (fetcherKey) return singleFetchLoaderFetcher', 'return singleFetchLoaderNavigationStrategy('],
      ['if (res.status === 204 && res.headers.has("X-Remix-Redirect"))', 'if (NO_BODY_STATUS_CODES.has('],
      ['if (SingleFetchRedirectSymbol in typed)', 'data = { routes: typed };'],
      ['if ("redirect" in result) {', 'let routeResult = result.routes[routeId];'],
    ],
  },
  'dom/ssr/routes.js': {
    of: 'a61893177d6a9f78b5681baae6d2170b6fa13a2d7171be6f7ad5a137180a14f0',
    spans: [
      ['dataRoute.action = ({ request, params', '} else {\n\t\t\tif (!route.hasClientLoader)'],
      ['if (!route.hasClientAction) dataRoute.action', 'let lazyRoutePromise;'],
      [
        'if (route.clientLoaderModule || route.clientActionModule) await',
        'let routeModulePromise = loadRouteModuleWithBlocking',
      ],
      ['prefetchRouteModuleChunks(route);\n\t\t\t\t\treturn', 'return await routeModulePromise;'],
      ['action: route.hasClientAction ? async', 'middleware: route.hasClientMiddleware'],
      ['if (needsRevalidation) return wrapShouldRevalidateForHdr', 'if (!ssr && manifestRoute.hasLoader'],
    ],
  },
  'dom/ssr/errorBoundaries.js': {
    of: '2b5d5466a751b1a0c6627e956bb9973696f27adccbc936244121291d025ddb42',
    spans: [['let heyDeveloper = ', 'if (isRouteErrorResponse(error)) return', 'let heyDeveloper = null;\n\t']],
  },
};
