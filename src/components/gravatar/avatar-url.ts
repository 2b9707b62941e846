import { addQueryArgs } from '@wordpress/url';
import { md5 } from './md5';
import type { GravatarUser } from './types';

const SERVICE = 'https://www.gravatar.com/avatar/';

/**
 * Returns the URL of an avatar. The service scales it to `size` and falls back
 * to a generic avatar (`mp`).
 *
 * @param user A user, an email address, or nothing.
 * @param size Width in px.
 */
export function getAvatarUrl(
	user: GravatarUser | string | null | undefined,
	size: number
) {
	const url =
		typeof user === 'string'
			? user.trim() && SERVICE + md5( user.trim().toLowerCase() )
			: user?.avatar_URLs?.[ 96 ] ?? user?.avatar_urls?.[ 96 ];
	return url
		? addQueryArgs( url, { s: size, d: 'mp' } )
		: `${ SERVICE }0?s=${ size }&d=mp`;
}
