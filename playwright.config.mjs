import { defineConfig } from '@playwright/test';
import { defaultConcurrency } from './bin/testing/concurrency.mjs';
import { launchOptions } from './tests/setup/chromium.mjs';

/*
 * The tests in a browser. `npx playwright test` runs those of `npm test -- e2e`;
 * STOREDECK_PART names another part.
 */

/** Tests whose steps continue one another: a second attempt would start in the middle. */
const steps = { retries: 0, workers: 1 };
const trace = 'retain-on-failure';

const PARTS = {
	e2e: [
		{ name: 'storybook', use: { kind: 'storybook' } },
		{
			name: 'pictures',
			use: { kind: 'pictures' },
			snapshotPathTemplate: '{testDir}/expected/{arg}{ext}',
		},
		{ name: 'wasm', testDir: 'tests/e2e/wasm', use: { kind: 'wasm' } },
		{
			name: 'install',
			use: { kind: 'install', trace },
			...steps,
		},
		{
			name: 'screens',
			testDir: 'tests/e2e',
			testIgnore: '**/wasm/**',
			use: { kind: 'sqlite' },
		},
	],
	// Its site takes minutes to start.
	woocommerce: [
		{ name: 'woocommerce', use: { kind: 'woocommerce' }, workers: 1 },
	],
	docker: [ { name: 'docker', use: { kind: 'docker', trace }, ...steps } ],
	dev: [ { name: 'dev', use: { kind: 'none', trace }, ...steps } ],
};

const part = process.env.STOREDECK_PART || 'e2e';

export default defineConfig( {
	testMatch: '*.test.mjs',
	globalSetup: part === 'dev' ? undefined : './tests/setup/prepare.mjs',
	forbidOnly: Boolean( process.env.CI ),
	outputDir: `.cache/test-results/${ part }`,
	reporter: [
		[ 'list' ],
		[ 'json', { outputFile: `.cache/test-results/${ part }.json` } ],
	],
	// Each has a site of its own, which its tests change.
	workers: process.env.STOREDECK_SITE ? 1 : defaultConcurrency(),
	// The browsers and the servers share one machine: a slow response can exceed a timeout.
	retries: 1,
	// A hook may start a site; actions have a timeout of their own.
	timeout: 600_000,
	expect: { timeout: 30_000 },
	use: {
		actionTimeout: 30_000,
		navigationTimeout: 30_000,
		launchOptions: launchOptions(),
		screenshot: 'only-on-failure',
		// Recording takes a quarter of the time.
		trace: 'on-first-retry',
	},
	projects: PARTS[ part ].map( ( project ) => ( {
		testDir: `tests/${ project.name }`,
		...project,
	} ) ),
} );
