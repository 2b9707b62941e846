import { composerCommand } from '../composer.mjs';
import { runCheck } from '../runners.mjs';

const binary = ( name ) => `node_modules/.bin/${ name }`;

/** Linters, types and rules. */
export const CHECKS = [
	{
		title: 'ESLint',
		run: ( root ) => runCheck( root, binary( 'eslint' ), [ '.' ] ),
	},
	{
		title: 'Stylelint',
		run: ( root ) =>
			runCheck( root, binary( 'stylelint' ), [
				'{.storybook,src,client}/**/*.scss',
			] ),
	},
	{
		title: 'TypeScript',
		run: ( root ) => runCheck( root, binary( 'tsc' ), [ '-p', '.' ] ),
	},
	{
		title: 'TypeScript of scripts',
		run: ( root ) =>
			runCheck( root, binary( 'tsc' ), [
				'-p',
				'tsconfig.scripts.json',
			] ),
	},
	{
		title: 'Spelling',
		run: ( root ) =>
			runCheck( root, binary( 'cspell' ), [
				'lint',
				'--no-progress',
				'--show-suggestions',
				'.',
			] ),
	},
	{
		title: 'Phrases to avoid',
		run: ( root ) =>
			runCheck( root, 'sh', [
				'-c',
				'! git grep -nIiP -f .cspell/phrases-to-avoid.txt -- . ":!.cspell" ":!package-lock.json" ":!LICENSE" ":!CONTRIBUTING.md" ":!php-stub/includes/import" ":!bin/test/import.test.mjs"',
			] ),
	},
	{
		title: 'Import rules',
		run: ( root ) =>
			runCheck( root, binary( 'depcruise' ), [
				'src',
				'client',
				'--config',
				'.dependency-cruiser.cjs',
			] ),
	},
	{
		title: 'PHP syntax',
		needs: [ 'php' ],
		run: ( root ) =>
			runCheck( root, 'sh', [
				'-c',
				'find php-stub examples tests bin -name "*.php" -print0 | xargs -0 -n1 -P2 php -d display_errors=stderr -l > /dev/null',
			] ),
	},
	{
		title: 'PHP coding standard',
		needs: [ 'php', 'phpcs' ],
		run: ( root ) =>
			runCheck( root, 'phpcs', [
				'--standard=php-stub/phpcs.xml.dist',
				'php-stub',
				'examples',
				'bin/new-extension',
			] ),
	},
];

/** PHP tools that Composer installs. */
export const COMPOSER = [
	{
		title: 'WordPress Coding Standards',
		needs: [ 'php' ],
		run: async ( root ) =>
			runCheck( root, await composerCommand( root, 'phpcs' ), [ '-q' ] ),
	},
	{
		title: 'PHPStan',
		needs: [ 'php' ],
		run: async ( root ) =>
			runCheck( root, await composerCommand( root, 'phpstan' ), [
				'analyze',
				'--no-progress',
				'--memory-limit=1G',
			] ),
	},
];
