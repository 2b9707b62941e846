import { speak } from '@wordpress/a11y';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { paymentGatewaysStore } from '@storedeck/data';
import type { PaymentGateway } from '@storedeck/data';
import { useMoveFocus } from '../../common/move-buttons';
import { useSnackbar } from '../../common/use-snackbar';
import { getGatewayName } from './gateway-name';

/**
 * The positions to save when a gateway swaps places with a neighbor. Some
 * servers move the other gateways themselves, others change only the given one:
 * sending both works for either.
 *
 * @param ids  Ids in the current order.
 * @param id   Id of the moved gateway.
 * @param step Up or down.
 */
export function getMoves(
	ids: readonly string[],
	id: string,
	step: -1 | 1
): ReadonlyArray< { id: string; order: number } > {
	const from = ids.indexOf( id );
	const to = from + step;
	const neighbor = ids[ to ];
	return from < 0 || neighbor === undefined
		? []
		: [
				{ id, order: to },
				{ id: neighbor, order: from },
		  ];
}

/**
 * Moves a payment method up or down. The focus stays on the pressed button when
 * its row moves.
 *
 * @param gateways Payment methods in their order.
 * @param list     Element that contains the rows.
 */
export function useMove(
	gateways: readonly PaymentGateway[],
	list: RefObject< HTMLElement >
) {
	const { updatePaymentGateway } = useDispatch( paymentGatewaysStore );
	const notify = useSnackbar();
	const ids = gateways.map( ( { id } ) => id );
	const keepFocus = useMoveFocus( list, ids );

	return async ( gateway: PaymentGateway, step: -1 | 1 ) => {
		const moves = getMoves( ids, gateway.id, step );
		const [ first ] = moves;
		if ( ! first ) {
			return;
		}
		keepFocus( gateway.id, step );
		speak(
			sprintf(
				/* translators: 1: name of a payment method, 2: its position, 3: number of payment methods. */
				__( '%1$s moved to position %2$d of %3$d.', 'storedeck' ),
				getGatewayName( gateway ),
				first.order + 1,
				ids.length
			)
		);
		await notify.attempt(
			() =>
				Promise.all(
					moves.map( ( { id, order } ) =>
						updatePaymentGateway( id, { order } )
					)
				),
			sprintf(
				/* translators: %s: name of a payment method. */
				__( 'Could not move %s.', 'storedeck' ),
				getGatewayName( gateway )
			)
		);
	};
}
