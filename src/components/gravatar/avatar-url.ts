import { addQueryArgs } from '@wordpress/url';
import { md5 } from './md5';
import type { GravatarUser } from './types';

const SERVICE = 'https://www.gravatar.com/avatar/';

/**
 * The address of somebody's picture. The service scales it to `size`, and gives
 * a plain figure (`mp`) for strangers.
 *
 * @param user Somebody, an e-mail address, or nobody.
 * @param size Width in px.
 */
export function getAvatarUrl(
	user: GravatarUser | string | null | undefined,
	size: number
) {
	const found =
		typeof user === 'string'
			? user.trim() && SERVICE + md5( user.trim().toLowerCase() )
			: user?.avatar_URLs?.[ 96 ] ?? user?.avatar_urls?.[ 96 ];
	return found
		? addQueryArgs( found, { s: size, d: 'mp' } )
		: `${ SERVICE }0?s=${ size }&d=mp`;
}
