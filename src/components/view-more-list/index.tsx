import { __, sprintf } from '@wordpress/i18n';
import { Tag } from '../tag';
import type { ViewMoreListProps } from './types';
import './style.scss';

export type { ViewMoreListProps } from './types';

/**
 * "+2 more" after the first item of a list. Opens a popover with all items.
 * Renders nothing for fewer than two items.
 *
 * @param props See `ViewMoreListProps`.
 */
export function ViewMoreList( { items, label }: ViewMoreListProps ) {
	if ( items.length < 2 ) {
		return null;
	}
	return (
		<Tag
			className="woocommerce-view-more-list"
			label={ sprintf(
				/* translators: %d: number of hidden items. */
				__( '+%d more', 'storedeck' ),
				items.length - 1
			) }
			screenReaderLabel={ label }
			popoverContents={
				<ul className="woocommerce-view-more-list__popover">
					{ items.map( ( item, index ) => (
						<li
							key={ index }
							className="woocommerce-view-more-list__popover__element"
						>
							{ item }
						</li>
					) ) }
				</ul>
			}
		/>
	);
}
