import { __ } from '@wordpress/i18n';
import { WC_ADMIN_NAMESPACE } from '@storedeck/api';
import { defineMutation, defineResource, requireObject } from '../core';
import type { ProfileItems, ProfileResponse } from './types';

const PATH = `${ WC_ADMIN_NAMESPACE }/onboarding/profile`;

/** The profile of a new store. */
const EMPTY_PROFILE: ProfileItems = {
	business_choice: null,
	business_extensions: null,
	completed: null,
	industry: null,
	is_plugins_page_skipped: null,
	is_store_country_set: null,
	other_platform: null,
	other_platform_name: null,
	product_count: null,
	product_types: null,
	revenue: null,
	selling_online_answer: null,
	selling_platforms: null,
	selling_venues: null,
	setup_client: null,
	skipped: null,
	theme: null,
	wccom_connected: null,
	number_employees: null,
	is_agree_marketing: null,
	store_email: null,
};

/** The profile; a response replaces all of it. */
export const profile = defineResource< [], ProfileItems >( {
	name: 'getProfileItems',
	defaultValue: EMPTY_PROFILE,
	request: () => ( { path: PATH } ),
	parse: requireObject,
} );

/** The change that sets some fields, or all of them. */
export const putItems = ( items: Partial< ProfileItems >, replace = false ) =>
	replace
		? profile.receive( [], { ...EMPTY_PROFILE, ...items } )
		: profile.update( [], ( previous ) => ( { ...previous, ...items } ) );

export const updateProfile = defineMutation( {
	name: 'updateProfileItems',
	// The server stores the whole profile in one option.
	queue: 'profile',
	request: ( items: Partial< ProfileItems > ) => ( {
		path: PATH,
		data: items,
	} ),
	parse: ( body: ProfileResponse | null ): ProfileResponse => {
		const response = requireObject( body );
		if ( response.status !== 'success' ) {
			throw new Error(
				response.message ||
					__( 'Could not save the profile.', 'storedeck' )
			);
		}
		return response;
	},
	commit: ( _answer, items ) => [ putItems( items ) ],
	changedLists: [ profile ],
} );

export const emailPrefill = defineResource<
	[],
	string,
	{ email?: string | null } | null
>( {
	name: 'getEmailPrefill',
	defaultValue: '',
	request: () => ( { path: `${ PATH }/experimental_get_email_prefill` } ),
	parse: ( body ) => requireObject( body ).email ?? '',
} );
