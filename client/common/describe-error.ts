import { getSetting } from '@storedeck/settings';

/** The message of an error that a screen threw, with the scripts that may be the reason. */
export const describeError = ( { message }: Error ) =>
	[ message, getSetting( 'replacedScripts', '' ) ]
		.filter( Boolean )
		.join( ' ' );
