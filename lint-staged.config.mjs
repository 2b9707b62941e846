import { spawnSync } from 'node:child_process';
import { CHECK_PHP_SYNTAX } from './bin/testing/php-syntax.mjs';

const isInstalled = ( command ) =>
	spawnSync( command, [ '--version' ], { stdio: 'ignore' } ).status === 0;

const quote = ( files ) => files.map( ( file ) => `"${ file }"` ).join( ' ' );

/** Checks of staged PHP files, with the tools that the machine has. */
function checkPhp( files ) {
	const commands = isInstalled( 'php' )
		? [ `${ CHECK_PHP_SYNTAX } ${ quote( files ) }` ]
		: [];
	const ours = files.filter( ( file ) =>
		/\/(php-stub|examples|bin\/new-extension)\//.test( file )
	);
	return ours.length && isInstalled( 'phpcs' )
		? [
				...commands,
				`phpcs --standard=php-stub/phpcs.xml.dist -q ${ quote(
					ours
				) }`,
		  ]
		: commands;
}

export default {
	'*.{ts,tsx,js,mjs,cjs}': [
		'eslint --fix --no-warn-ignored',
		'prettier --write --ignore-unknown',
	],
	'*.scss': 'stylelint --fix',
	'*.php': checkPhp,
	'*.{ts,tsx,js,mjs,cjs,php,scss,md,yml}':
		'cspell lint --no-progress --no-must-find-files --show-suggestions',
};
