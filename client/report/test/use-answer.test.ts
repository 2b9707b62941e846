import { json, serve } from '../../../src/api/test/fake-server';
import { loadModel } from '../use-answer';

it( 'loads what can be asked once, again after an empty response', async () => {
	serve( () => json( null ) );
	await expect( loadModel() ).rejects.toThrow( 'Invalid server response.' );
	const model = { metrics: [], dimensions: [] };
	const requests = serve( () => json( model ) );
	expect( await loadModel() ).toEqual( model );
	expect( await loadModel() ).toEqual( model );
	expect( requests ).toHaveLength( 1 );
} );
