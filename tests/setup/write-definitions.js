const { spawnSync } = require( 'child_process' );
const fs = require( 'fs' );
const path = require( 'path' );

/** The definitions of reports by id, and the screens, in the format of the client. */
const FILE = path.resolve( __dirname, '../../.cache/report-definitions.json' );

/** Writes the definitions of reports and screens, which PHP has, for the unit tests. */
module.exports = () => {
	const { status, stdout, stderr, error } = spawnSync(
		'php',
		[ path.join( __dirname, 'print-definitions.php' ) ],
		{ encoding: 'utf8' }
	);
	if ( status !== 0 ) {
		throw new Error(
			`PHP could not print the definitions of reports. ${
				error?.message ?? stderr ?? ''
			}`
		);
	}
	fs.mkdirSync( path.dirname( FILE ), { recursive: true } );
	// Another suite may be reading the file.
	const temporary = `${ FILE }.${ process.pid }`;
	fs.writeFileSync( temporary, stdout );
	fs.renameSync( temporary, FILE );
};
