import { classNames } from '../class-names';
import { Link } from '../link';
import type { AbbreviatedCardProps } from './types';
import './style.scss';

export type { AbbreviatedCardProps } from './types';

/**
 * A card that is a link, with an icon and a short text.
 *
 * @param props See `AbbreviatedCardProps`.
 */
export function AbbreviatedCard( {
	href,
	icon,
	type,
	onClick,
	className,
	children,
}: AbbreviatedCardProps ) {
	return (
		<div
			className={ classNames(
				'woocommerce-abbreviated-card',
				className
			) }
		>
			<Link href={ href } type={ type } onClick={ onClick }>
				<span
					className="woocommerce-abbreviated-card__icon"
					aria-hidden="true"
				>
					{ icon }
				</span>
				<div className="woocommerce-abbreviated-card__content">
					{ children }
				</div>
			</Link>
		</div>
	);
}
