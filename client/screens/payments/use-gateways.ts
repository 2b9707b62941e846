import { useDispatch, useSelect } from '@wordpress/data';
import {
	PAYMENT_GATEWAYS_STORE_NAME,
	paymentGatewaysStore,
	useSubscription,
} from '@storedeck/data';
import type { PaymentGateway, SelectorCall } from '@storedeck/data';

const LIST: SelectorCall = [ 'getPaymentGateways', [] ];

export interface Gateways {
	gateways: readonly PaymentGateway[];
	/** There is no response yet. */
	isLoading: boolean;
	/** A request is pending. */
	isBusy: boolean;
	error: { message: string } | undefined;
	retry: () => void;
}

/** Payment methods in their order. */
export function useGateways(): Gateways {
	useSubscription( PAYMENT_GATEWAYS_STORE_NAME, [ LIST ] );
	const { refresh } = useDispatch( paymentGatewaysStore );
	const known = useSelect( ( select ) => {
		const store = select( paymentGatewaysStore );
		const gateways = store.getPaymentGateways();
		const isBusy = ! store.hasFinishedResolution(
			'getPaymentGateways',
			[]
		);
		return {
			gateways,
			isBusy,
			error: store.getPaymentGatewayError( 'getPaymentGateways' ),
		};
	}, [] );
	const isKnown = known.gateways.length > 0;

	return {
		gateways: known.gateways,
		isLoading: known.isBusy && ! isKnown,
		isBusy: known.isBusy,
		error: known.isBusy ? undefined : known.error ?? undefined,
		retry: () => refresh( ...LIST ),
	};
}
