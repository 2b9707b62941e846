import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const from = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'reference-charts'
);
const FILES = [ 'package.json', 'package-lock.json' ];

/**
 * Installs the charts that the chart is compared with into a cache folder, with
 * the versions and hashes of the lock file and without running install scripts.
 *
 * @param folder
 * @return Whether they are installed.
 */
export function installReferenceCharts( folder ) {
	const isCurrent =
		fs.existsSync(
			path.join( folder, 'node_modules/.package-lock.json' )
		) &&
		FILES.every(
			( name ) =>
				fs.existsSync( path.join( folder, name ) ) &&
				fs.readFileSync( path.join( folder, name ), 'utf8' ) ===
					fs.readFileSync( path.join( from, name ), 'utf8' )
		);
	if ( isCurrent ) {
		return true;
	}
	fs.mkdirSync( folder, { recursive: true } );
	for ( const name of FILES ) {
		fs.copyFileSync( path.join( from, name ), path.join( folder, name ) );
	}
	const { status } = spawnSync(
		'npm',
		[
			'ci',
			'--ignore-scripts',
			'--legacy-peer-deps',
			'--no-audit',
			'--no-fund',
		],
		{ cwd: folder, stdio: [ 'ignore', 'ignore', 'inherit' ] }
	);
	return status === 0;
}
