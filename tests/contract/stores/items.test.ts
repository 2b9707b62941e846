import { itemsStore, searchItemsByString } from '@storedeck/data';
import { openStore } from './support/live-registry';

describe( 'wc/admin/items', () => {
	it( 'returns products by id, in the order of the response', async () => {
		const { resolve, select } = openStore( itemsStore );
		const query = { per_page: 5, orderby: 'title', order: 'asc' };
		const products = await resolve.getItems( 'products', query );
		expect( products.size ).toBe( 5 );
		products.forEach( ( product, id ) => expect( product.id ).toBe( id ) );
		const total = select().getItemsTotalCount( 'products', {
			orderby: 'title',
			order: 'asc',
		} );
		expect( total ).toBeGreaterThan( 5 );
		await expect(
			openStore( itemsStore ).resolve.getItemsTotalCount( 'products', {} )
		).resolves.toBe( total );
	} );

	it( 'returns all categories', async () => {
		const { resolve } = openStore( itemsStore );
		const all = await resolve.getItems( 'categories', { per_page: -1 } );
		expect( all.size ).toBe(
			await openStore( itemsStore ).resolve.getItemsTotalCount(
				'categories',
				{}
			)
		);
	} );

	it( 'saves stock, which a new page loads, and restores it', async () => {
		const { dispatch, resolve } = openStore( itemsStore );
		const query = { per_page: 50, type: 'simple' };
		const products = await resolve.getItems( 'products', query );
		const product = [ ...products.values() ].find(
			( { manage_stock: isManaged, stock_quantity: quantity } ) =>
				isManaged && typeof quantity === 'number'
		);
		const id = Number( product?.id );
		const before = Number( product?.stock_quantity );
		const read = async () =>
			(
				await openStore( itemsStore ).resolve.getItems(
					'products',
					query
				)
			).get( id )?.stock_quantity;
		const save = ( quantity: number ) =>
			dispatch().updateProductStock( { ...product, id }, quantity );
		try {
			await expect( save( before + 3 ) ).resolves.toBe( true );
			await expect( read() ).resolves.toBe( before + 3 );
		} finally {
			await save( before );
		}
		await expect( read() ).resolves.toBe( before );
	} );

	it( 'stores the error when the product does not exist', async () => {
		const { dispatch, select } = openStore( itemsStore );
		await expect(
			dispatch().updateProductStock( { id: 99_999_999 }, 1 )
		).resolves.toBe( false );
		expect(
			select().getItemsError( 'products', 99_999_999 )
		).toMatchObject( { status: 404 } );
	} );

	it( 'searches products', async () => {
		const { resolve, select } = openStore( itemsStore );
		const [ first ] = (
			await resolve.getItems( 'products', { per_page: 1 } )
		).values();
		const [ word = '' ] = String( first?.name ).split( ' ' );
		const search = () =>
			searchItemsByString( select(), 'products', [ word ] );
		while ( search().isRequesting ) {
			await new Promise( ( done ) => setTimeout( done, 20 ) );
		}
		expect( search().isError ).toBe( false );
		expect( Object.keys( search().items ).length ).toBeGreaterThan( 0 );
	} );
} );
