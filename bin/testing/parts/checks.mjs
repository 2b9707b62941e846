import { composerCommand } from '../composer.mjs';
import { CHECK_PHP_SYNTAX } from '../php-syntax.mjs';
import { runCheck } from '../runners.mjs';

const BIN = 'node_modules/.bin';

/** Arguments of ESLint and others: files that did not change are not checked again. */
const CACHE = '--cache --cache-strategy content --cache-location .cache';

/**
 * TypeScript as native code, in a fifth of the time. With one thread, because each
 * further one computes most types again. The package `typescript` has what other tools
 * import, which the native one does not have.
 */
const TSC =
	'node node_modules/typescript-native/bin/tsc --singleThreaded --incremental';

/** A command of a shell that passes or fails. */
const check = ( title, command, needs = [] ) => ( {
	title,
	needs,
	run: ( root ) => runCheck( root, 'sh', [ '-c', command ] ),
} );

/** A check with a tool of the machine, which can run before npm has installed the packages. */
const checkWithPhp = ( title, command, needs ) => ( {
	...check( title, command, needs ),
	needsPackages: false,
} );

/** Linters, types and rules. */
export const CHECKS = [
	check( 'ESLint', `${ BIN }/eslint --max-warnings=0 ${ CACHE }/eslint .` ),
	check(
		'Prettier',
		`${ BIN }/prettier --check --log-level warn ${ CACHE }/prettier .`
	),
	check(
		'Stylelint',
		`${ BIN }/stylelint ${ CACHE }/stylelint "{.storybook,src,client}/**/*.scss"`
	),
	check( 'TypeScript', `${ TSC } -p . --tsBuildInfoFile .cache/tsc.json` ),
	check(
		'TypeScript of scripts',
		`${ TSC } -p tsconfig.scripts.json --tsBuildInfoFile .cache/tsc-scripts.json`
	),
	check(
		'Spelling',
		`${ BIN }/cspell lint ${ CACHE }/cspell --no-progress --show-suggestions .`
	),
	check(
		'Phrases to avoid',
		'! git grep -nIiP -f .cspell/phrases-to-avoid.txt -- . ":!.cspell" ":!package-lock.json" ":!LICENSE" ":!CONTRIBUTING.md" ":!php-stub/includes/tools/order-files" ":!tests/field" ":!bin/test/import.test.mjs"'
	),
	check(
		'Import rules',
		`${ BIN }/depcruise src client --config .dependency-cruiser.cjs --cache .cache/depcruise --cache-strategy content`
	),
	check( 'Import rules of PHP', 'node bin/testing/php-imports.mjs' ),
	checkWithPhp(
		'PHP syntax',
		`find php-stub examples tests bin -name "*.php" -print0 | xargs -0 ${ CHECK_PHP_SYNTAX }`,
		[ 'php' ]
	),
	checkWithPhp(
		'PHP coding standard',
		'mkdir -p .cache && phpcs --cache=.cache/phpcs --standard=php-stub/phpcs.xml.dist php-stub examples bin/new-extension',
		[ 'php', 'phpcs' ]
	),
];

/** A suite of a tool of Composer. */
const composer = ( title, name, args ) => ( {
	title,
	needs: [ 'php' ],
	run: async ( root ) =>
		runCheck( root, await composerCommand( root, name ), args ),
} );

/** PHP tools that Composer installs. */
export const COMPOSER = [
	composer( 'WordPress Coding Standards', 'phpcs', [ '-q' ] ),
	composer( 'PHPStan', 'phpstan', [
		'analyze',
		'--no-progress',
		'--memory-limit=1G',
	] ),
];
