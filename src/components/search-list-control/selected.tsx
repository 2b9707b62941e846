import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Tag } from '../tag';
import type { SearchListItemData, SearchListMessages } from './types';

interface SelectedProps {
	selected: readonly SearchListItemData[];
	messages: SearchListMessages;
	/** Returns the handler that removes an item. */
	onRemove: ( item: SearchListItemData ) => () => void;
	onClear: () => void;
}

/**
 * The selected items, with buttons to remove one or all.
 *
 * @param props See `SelectedProps`.
 */
export function Selected( {
	selected,
	messages,
	onRemove,
	onClear,
}: SelectedProps ) {
	return (
		<div className="woocommerce-search-list__selected">
			<div className="woocommerce-search-list__selected-header">
				<strong>{ messages.selected( selected.length ) }</strong>
				{ selected.length > 0 && (
					<Button
						variant="link"
						isDestructive
						onClick={ onClear }
						aria-label={ messages.clear }
					>
						{ __( 'Clear all', 'storedeck' ) }
					</Button>
				) }
			</div>
			{ selected.length > 0 && (
				<ul>
					{ selected.map( ( item ) => (
						<li key={ item.id }>
							<Tag
								id={ item.id }
								label={ item.name }
								remove={ () => onRemove( item ) }
							/>
						</li>
					) ) }
				</ul>
			) }
		</div>
	);
}
