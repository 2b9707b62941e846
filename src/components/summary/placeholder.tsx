import { useViewportMatch } from '@wordpress/compose';
import { getHasItemsClass } from './has-items-class';
import { Sparkline } from './sparkline';
import type { SummaryListPlaceholderProps } from './types';
import './style.scss';

/** A placeholder of a card. */
export function SummaryNumberPlaceholder( {
	hasSparkline = false,
}: {
	hasSparkline?: boolean;
} ) {
	return (
		<li
			className="woocommerce-summary__item-container is-placeholder"
			data-testid="summary-placeholder"
		>
			<span className="woocommerce-summary__item">
				<span className="woocommerce-summary__item-label" />
				<span className="woocommerce-summary__item-data">
					<span className="woocommerce-summary__item-value" />
					<span className="woocommerce-summary__item-delta" />
					<span className="woocommerce-summary__item-prev" />
					{ hasSparkline && <Sparkline /> }
				</span>
			</span>
		</li>
	);
}

/**
 * Placeholders of cards, with the size of the cards.
 *
 * @param props See `SummaryListPlaceholderProps`.
 */
export function SummaryListPlaceholder( {
	hasSparklines = false,
	isCollapsible = true,
	numberOfItems = 5,
}: SummaryListPlaceholderProps ) {
	const isNarrow = useViewportMatch( 'large', '<' );
	const count =
		isCollapsible && isNarrow
			? Math.min( numberOfItems, 1 )
			: numberOfItems;
	return (
		<ul
			className={ `woocommerce-summary is-placeholder ${ getHasItemsClass(
				count
			) }` }
			aria-hidden="true"
		>
			{ Array.from( { length: count }, ( _, index ) => (
				<SummaryNumberPlaceholder
					key={ index }
					hasSparkline={ hasSparklines }
				/>
			) ) }
		</ul>
	);
}
