import { __ } from '@wordpress/i18n';
import {
	getAdminLink as getAdminLinkOfPage,
	getSetting,
} from '@storedeck/settings';
import { goTo } from './go-to';
import { activate, connectUrl, install } from './resources';
import type { Thunk } from '../core';
import type { ErrorAction, GetAdminLink } from './types';

/**
 * Sends the person to where the shop is connected with the connection service,
 * and back to this admin afterwards.
 *
 * @param getAdminLink Makes the address to come back to.
 * @return The address. Rejects when there is none.
 */
export const connectToJetpack =
	(
		getAdminLink: GetAdminLink = getAdminLinkOfPage
	): Thunk< Promise< string > > =>
	async ( { dispatch } ) => {
		const back = getAdminLink(
			`admin.php?page=${ getSetting( 'pageName' ) }`
		);
		const { data: address } = await dispatch(
			connectUrl.fetch( [ { redirect_url: back } ] )
		);
		if ( ! address ) {
			throw new Error(
				__( 'There is no address for connecting.', 'storedeck' )
			);
		}
		goTo( address );
		return address;
	};

async function reportError( error: unknown, errorAction: ErrorAction ) {
	if ( ! ( error instanceof Error ) ) {
		throw error;
	}
	await errorAction( error.message );
}

/**
 * Installs and activates the plugin of the connection service first.
 *
 * @param errorAction  Called with a message when something goes wrong.
 * @param getAdminLink Makes the address to come back to.
 */
export const installJetpackAndConnect =
	(
		errorAction: ErrorAction,
		getAdminLink?: GetAdminLink
	): Thunk< Promise< void > > =>
	async ( { dispatch } ) => {
		try {
			await dispatch( install.action( [ 'jetpack' ] ) );
			await dispatch( activate.action( [ 'jetpack' ] ) );
			await dispatch( connectToJetpack( getAdminLink ) );
		} catch ( error ) {
			await reportError( error, errorAction );
		}
	};

/**
 * Goes to another page when connecting fails.
 *
 * @param failureUrl   That page.
 * @param errorAction  Called with a message first.
 * @param getAdminLink Makes the address to come back to.
 */
export const connectToJetpackWithFailureRedirect =
	(
		failureUrl: string,
		errorAction: ErrorAction,
		getAdminLink?: GetAdminLink
	): Thunk< Promise< void > > =>
	async ( { dispatch } ) => {
		try {
			await dispatch( connectToJetpack( getAdminLink ) );
		} catch ( error ) {
			await reportError( error, errorAction );
			goTo( failureUrl );
		}
	};
