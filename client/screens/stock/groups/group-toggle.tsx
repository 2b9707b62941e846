import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatCount } from '../../../common/store-format';
import type { StockRow } from '../stock-row';
import type { StockGroups } from './use-stock-groups';

/** Number of variations in words. */
function describe( count: number, shown: number ) {
	return shown > 0 && shown < count
		? sprintf(
				/* translators: 1: number of variations in the list, 2: number of variations of the product. */
				_n(
					'%1$s of %2$s variation',
					'%1$s of %2$s variations',
					count,
					'storedeck'
				),
				formatCount( shown ),
				formatCount( count )
		  )
		: sprintf(
				/* translators: %s: number of variations. */
				_n( '%s variation', '%s variations', count, 'storedeck' ),
				formatCount( count )
		  );
}

/** Opens and closes the variations of a product. */
export function GroupToggle( {
	row,
	groups,
}: {
	row: StockRow;
	groups: StockGroups;
} ) {
	if ( ! row.variations ) {
		return null;
	}
	const isOpen = groups.isOpen( row.id );
	const shown = groups.getShownCount( row.id );
	const text = describe( row.variations.count, isOpen ? shown : 0 );
	const isPending = isOpen && shown === 0 && groups.isLoading;
	return (
		<Button
			variant="link"
			className="storedeck-stock-toggle"
			aria-expanded={ isOpen }
			aria-label={ sprintf(
				/* translators: 1: for example "12 variations", 2: name of a product. */
				__( '%1$s of %2$s', 'storedeck' ),
				text,
				row.name
			) }
			onClick={ () => groups.toggle( row.id ) }
		>
			<span
				className={ `dashicons dashicons-arrow-${
					isOpen ? 'down' : 'right'
				}-alt2` }
				aria-hidden="true"
			/>
			{ isPending ? __( 'Loading…', 'storedeck' ) : text }
		</Button>
	);
}
