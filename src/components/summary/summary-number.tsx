import { Button } from '@wordpress/components';
import { classNames } from '../class-names';
import { Link } from '../link';
import { NumberContent } from './number-content';
import type { SummaryNumberProps } from './types';
import './style.scss';

/**
 * A card with one figure and how it changed.
 *
 * @param props See `SummaryNumberProps`.
 *
 * @example
 * <SummaryNumber label="Net sales" value="$1,829.40" delta={ 29 } prevValue="$1,418.00" />
 */
export function SummaryNumber( {
	href = '',
	hrefType = 'wc-admin',
	isOpen = false,
	onToggle,
	selected = false,
	onLinkClickCallback,
	...figure
}: SummaryNumberProps ) {
	const className = classNames(
		'woocommerce-summary__item',
		selected && 'is-selected'
	);
	const content = <NumberContent { ...figure } />;

	if ( onToggle ) {
		return (
			<li className="woocommerce-summary__item-container is-dropdown-button">
				<Button
					className={ className }
					aria-expanded={ isOpen }
					onClick={ onToggle }
				>
					{ content }
				</Button>
			</li>
		);
	}
	if ( href ) {
		return (
			<li
				className="woocommerce-summary__item-container"
				role="presentation"
			>
				<Link
					className={ className }
					href={ href }
					type={ hrefType }
					role="menuitem"
					aria-current={ selected ? 'page' : undefined }
					onClick={ onLinkClickCallback }
				>
					{ content }
				</Link>
			</li>
		);
	}
	return (
		<li className="woocommerce-summary__item-container">
			<div className={ className }>{ content }</div>
		</li>
	);
}
