import { useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { classNames } from '../class-names';
import { getAvatarUrl } from './avatar-url';
import { FIGURE } from './figure';
import type { GravatarProps } from './types';
import './style.scss';

export type { GravatarProps, GravatarUser } from './types';

/**
 * The picture of somebody; a placeholder for nobody, and where the picture cannot
 * be loaded.
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
	const [ broken, setBroken ] = useState< string >();
	const isBroken = broken === src;
	return (
		<img
			className={ classNames(
				'woocommerce-gravatar',
				className,
				( ! user || isBroken ) && 'is-placeholder'
			) }
			src={ isBroken ? FIGURE : src }
			alt={ alt ?? name }
			title={ title }
			width={ size }
			height={ size }
			loading="lazy"
			onError={ () => setBroken( src ) }
			// The service need not know which page shows somebody.
			referrerPolicy="no-referrer"
		/>
	);
}
