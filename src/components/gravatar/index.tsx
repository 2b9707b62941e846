import { decodeEntities } from '@wordpress/html-entities';
import { classNames } from '../class-names';
import { getAvatarUrl } from './avatar-url';
import type { GravatarProps } from './types';
import './style.scss';

export type { GravatarProps, GravatarUser } from './types';

/**
 * The picture of somebody; a placeholder for nobody.
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
	return (
		<img
			className={ classNames(
				'woocommerce-gravatar',
				className,
				! user && 'is-placeholder'
			) }
			src={ getAvatarUrl( user, size ) }
			alt={ alt ?? name }
			title={ title }
			width={ size }
			height={ size }
			loading="lazy"
			// The service need not know which page shows somebody.
			referrerPolicy="no-referrer"
		/>
	);
}
