import { Button, Dropdown } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { labelCloseButton } from '../label-close-button';
import type { AdvancedFilter } from './types';

interface Props {
	buttonId: string;
	/** Pairs of key and filter. */
	available: readonly ( readonly [ string, AdvancedFilter ] )[];
	onAdd: ( key: string ) => void;
}

/** A dropdown of the filters that can be added. */
export function AddFilter( { buttonId, available, onAdd }: Props ) {
	if ( available.length === 0 ) {
		return null;
	}
	return (
		<Dropdown
			className="woocommerce-filters-advanced__add-filter"
			contentClassName="woocommerce-filters-advanced__add-content"
			popoverProps={ {
				placement: 'bottom-start',
				role: 'dialog',
				'aria-label': __( 'Add a Filter', 'storedeck' ),
			} }
			expandOnMobile
			headerTitle={ __( 'Add a Filter', 'storedeck' ) }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					id={ buttonId }
					className="woocommerce-filters-advanced__add-button"
					variant="tertiary"
					aria-expanded={ isOpen }
					onClick={ onToggle }
				>
					<span
						className="dashicons dashicons-plus"
						aria-hidden="true"
					/>
					{ __( 'Add a Filter', 'storedeck' ) }
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<ul
					ref={ labelCloseButton }
					className="woocommerce-filters-advanced__add-dropdown"
				>
					{ available.map( ( [ key, { labels } ] ) => (
						<li key={ key }>
							<Button
								onClick={ () => {
									onClose();
									onAdd( key );
								} }
							>
								{ labels.add }
							</Button>
						</li>
					) ) }
				</ul>
			) }
		/>
	);
}
