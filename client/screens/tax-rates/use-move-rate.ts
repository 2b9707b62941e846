import { speak } from '@wordpress/a11y';
import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { itemsStore } from '@storedeck/data';
import type { Item } from '@storedeck/data';
import { useSnackbar } from '../../common/use-snackbar';

/**
 * Moves a tax rate up or down among those of the page.
 *
 * @param items The rates of the page, in order.
 * @param first Position of the first one in the list, from 1.
 * @param total Number of rates in the list.
 */
export function useMoveRate(
	items: readonly Item[],
	first: number,
	total: number
) {
	const { saveItem } = useDispatch( itemsStore );
	const notify = useSnackbar();
	const isMoving = useRef( false );

	return async ( item: Item, step: -1 | 1 ) => {
		const index = items.indexOf( item );
		const neighbor = items[ index + step ];
		if ( isMoving.current || ! neighbor ) {
			return;
		}
		// Down: the neighbor moves before it.
		const [ moved, before ] =
			step < 0 ? [ item, neighbor ] : [ neighbor, item ];
		isMoving.current = true;
		const isMoved = await notify.attempt(
			() =>
				saveItem(
					'taxes',
					{ before: Number( before.id ) },
					Number( moved.id )
				),
			sprintf(
				/* translators: %s: name of a tax rate. */
				__( 'Could not move %s.', 'storedeck' ),
				String( item.name )
			)
		);
		if ( isMoved ) {
			speak(
				sprintf(
					/* translators: 1: name of a tax rate, 2: its position, 3: number of tax rates. */
					__( '%1$s moved to position %2$d of %3$d.', 'storedeck' ),
					String( item.name ),
					first + index + step,
					total
				)
			);
		}
		isMoving.current = false;
	};
}
