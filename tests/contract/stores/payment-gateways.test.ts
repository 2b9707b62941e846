import { paymentGatewaysStore } from '@storedeck/data';
import { openStore } from './support/live-registry';

const readGateways = () =>
	openStore( paymentGatewaysStore ).resolve.getPaymentGateways();

describe( 'wc/payment-gateways', () => {
	it( 'returns all gateways and one of them', async () => {
		const [ first ] = await readGateways();
		const id = first?.id ?? '';
		await expect(
			openStore( paymentGatewaysStore ).resolve.getPaymentGateway( id )
		).resolves.toMatchObject( { id, title: first?.title } );
	} );

	it( 'toggles a gateway, which a new page loads, and restores it', async () => {
		const [ first ] = await readGateways();
		const id = first?.id ?? '';
		const isOn = Boolean( first?.enabled );
		const { dispatch } = openStore( paymentGatewaysStore );
		const read = async () =>
			( await readGateways() ).find( ( gateway ) => gateway.id === id )
				?.enabled;
		try {
			await dispatch().updatePaymentGateway( id, { enabled: ! isOn } );
			await expect( read() ).resolves.toBe( ! isOn );
		} finally {
			await dispatch().updatePaymentGateway( id, { enabled: isOn } );
		}
		await expect( read() ).resolves.toBe( isOn );
	} );

	it( 'returns the error for a missing gateway', async () => {
		const { resolve, select } = openStore( paymentGatewaysStore );
		await expect(
			resolve.getPaymentGateway( 'no-such-gateway' )
		).rejects.toMatchObject( { status: 404 } );
		expect(
			select().getPaymentGatewayError( 'getPaymentGateway' )
		).toMatchObject( { status: 404 } );
	} );
} );
