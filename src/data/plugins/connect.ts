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
 * Redirects to WordPress.com to connect the store with Jetpack, and back to the
 * admin afterwards.
 *
 * @param getAdminLink Returns the URL to return to.
 * @return The URL. Rejects when there is none.
 */
export const connectToJetpack =
	(
		getAdminLink: GetAdminLink = getAdminLinkOfPage
	): Thunk< Promise< string > > =>
	async ( { dispatch } ) => {
		const back = getAdminLink(
			`admin.php?page=${ getSetting( 'pageName' ) }`
		);
		const { data: url } = await dispatch(
			connectUrl.fetch( [ { redirect_url: back } ] )
		);
		if ( ! url ) {
			throw new Error( __( 'No connection URL.', 'storedeck' ) );
		}
		goTo( url );
		return url;
	};

async function reportError( error: unknown, errorAction: ErrorAction ) {
	if ( ! ( error instanceof Error ) ) {
		throw error;
	}
	await errorAction( error.message );
}

/**
 * Installs and activates Jetpack first.
 *
 * @param errorAction  Called with the message of an error.
 * @param getAdminLink Returns the URL to return to.
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
 * Redirects to another page after an error.
 *
 * @param failureUrl   The URL of that page.
 * @param errorAction  Called with the message of an error first.
 * @param getAdminLink Returns the URL to return to.
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
