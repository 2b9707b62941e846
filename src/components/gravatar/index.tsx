import { useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { classNames } from '../class-names';
import { getAvatarUrl } from './avatar-url';
import { FALLBACK_AVATAR } from './fallback-avatar';
import type { GravatarProps } from './types';
import './style.scss';

export type { GravatarProps, GravatarUser } from './types';

/**
 * The avatar of a user, or a placeholder if there is none or it fails to load.
 *
 * @param props See `GravatarProps`.
 */
export function Gravatar( {
	user,
	alt,
	title,
	size = 60,
	className,
}: GravatarProps ) {
	const name =
		typeof user === 'object' && user
			? decodeEntities( user.display_name || user.name || '' )
			: '';
	const src = getAvatarUrl( user, size );
	const [ failedSrc, setFailedSrc ] = useState< string >();
	const isBroken = failedSrc === src;
	return (
		<img
			className={ classNames(
				'woocommerce-gravatar',
				className,
				( ! user || isBroken ) && 'is-placeholder'
			) }
			src={ isBroken ? FALLBACK_AVATAR : src }
			alt={ alt ?? name }
			title={ title }
			width={ size }
			height={ size }
			loading="lazy"
			onError={ () => setFailedSrc( src ) }
			// Does not send the URL of the page to the avatar service.
			referrerPolicy="no-referrer"
		/>
	);
}
