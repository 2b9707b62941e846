import { findEngine } from './docker/engine.mjs';
import { PROJECT } from './docker/site.mjs';
import { CHECKS, COMPOSER } from './parts/checks.mjs';
import { REST } from './parts/rest.mjs';
import { PHP, UNIT } from './parts/unit.mjs';
import { PHP_VERSIONS, SITES } from './parts/zip.mjs';
import { runBrowserTests } from './runners.mjs';
import { runWooCommerceVersions } from './woocommerce-versions.mjs';

/** Tests in Chromium: a part of playwright.config.mjs, which uses all CPUs. */
const browserSuite = ( part, title, needs = [] ) => ( {
	title,
	needs: [ 'chromium', ...needs ],
	needsBundle: part !== 'dev',
	isAlone: true,
	run: ( root, signal, { args, wp } ) =>
		runBrowserTests( root, { part, args, wp } ),
} );

/* Without Docker or WooCommerce, these are skipped before Playwright starts, which runs once for each WooCommerce. */
const docker = browserSuite( 'docker', 'docker-compose.yml' );
const woocommerce = browserSuite(
	'woocommerce',
	'WooCommerce on MariaDB, screens in Chromium',
	[ 'php', 'mariadb' ]
);

/**
 * The test suites of each part, in the order in which they start: those of the REST
 * API early, because two of them take longest and run one test at a time.
 */
export const PARTS = {
	check: CHECKS,
	rest: REST,
	unit: UNIT,
	php: PHP,
	e2e: [
		browserSuite( 'e2e', 'screens, the zip and Storybook in Chromium', [
			'php',
		] ),
	],
	composer: COMPOSER,
	dev: [ browserSuite( 'dev', 'npm run dev', [ 'php' ] ) ],
	docker: [
		{
			...docker,
			run: async ( root, signal, options ) => {
				await findEngine( root, PROJECT );
				return docker.run( root, signal, options );
			},
		},
	],
	sites: SITES,
	'php-versions': PHP_VERSIONS,
	woocommerce: [
		{
			...woocommerce,
			run: runWooCommerceVersions,
		},
	],
};
