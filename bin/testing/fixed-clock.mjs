import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const LIBRARIES = '/usr/lib';

/** Time of sites with a fixed clock, in UTC. OPcache does not keep files from the future, hence the year. */
export const FIXED_TIME = '2035-05-16 22:30:00';

/** Path of the library that answers when a program asks for the time, or undefined. */
export function findFakeTime() {
	const folders = existsSync( LIBRARIES ) ? readdirSync( LIBRARIES ) : [];
	return folders
		.map( ( name ) =>
			path.join( LIBRARIES, name, 'faketime/libfaketime.so.1' )
		)
		.find( existsSync );
}

/** Environment variables with which the clock of a program stands still; it can still measure how long something takes. */
export const getFixedClock = () => ( {
	LD_PRELOAD: findFakeTime() ?? '',
	FAKETIME: `@${ FIXED_TIME }`,
	TZ: 'UTC',
	FAKETIME_DONT_FAKE_MONOTONIC: '1',
	NO_FAKE_STAT: '1',
} );
