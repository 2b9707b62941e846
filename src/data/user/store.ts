import {
	change,
	createResourceStore,
	defineMutation,
	defineResource,
	registerStore,
} from '../core';
import type { ResourceState } from '../core';
import type { User } from './types';

export const USER_RESOURCE_STORE = 'storedeck/user';

const PATH = '/wp/v2/users/me';

const currentUser = defineResource< [], User | undefined >( {
	name: 'getCurrentUser',
	selectors: [ 'getCurrentUser' ],
	defaultValue: undefined,
	// Capabilities are only told in this context.
	request: () => ( { path: PATH, query: { context: 'edit' } } ),
} );

type Meta = Readonly< Record< string, string > >;

/**
 * Puts preferences in place.
 *
 * @param meta  JSON texts by name.
 * @param where `above` what is known, or `below` it: only what is not known.
 */
const mergeMeta = ( meta: Meta, where: 'above' | 'below' = 'above' ) =>
	currentUser.update( [], ( user ) => ( {
		id: 0,
		...user,
		woocommerce_meta:
			where === 'above'
				? { ...user?.woocommerce_meta, ...meta }
				: { ...meta, ...user?.woocommerce_meta },
	} ) );

const save = defineMutation( {
	name: 'saveMeta',
	request: ( meta: Meta ) => ( {
		path: PATH,
		data: { woocommerce_meta: meta },
	} ),
	parse: ( user: User ) => user,
	// The same preference twice: the later choice must arrive later.
	queue: 'meta',
	optimistic: ( meta ) => [ mergeMeta( meta ) ],
	/*
	 * The answer holds all preferences, as they were when it was written: what
	 * was not saved here may be newer by now.
	 */
	commit: ( user, meta ) => [
		mergeMeta( user.woocommerce_meta ?? {}, 'below' ),
		mergeMeta(
			Object.fromEntries(
				Object.entries( meta ).map( ( [ name, value ] ) => [
					name,
					user.woocommerce_meta?.[ name ] ?? value,
				] )
			)
		),
	],
} );

/**
 * The signed-in user. The host has a store for this too, but loading it loads
 * its editor, which no screen here needs.
 */
export const userStore = createResourceStore( {
	name: USER_RESOURCE_STORE,
	resources: [ currentUser ],
	selectors: {
		getCurrentUser: currentUser.getData,
		isSaving: ( state: ResourceState ) => save.isRequesting( state ),
	},
	actions: {
		receiveCurrentUser: ( user: User ) =>
			change( currentUser.receive( [], user ) ),
		/** Saves preferences; rejects when that fails. */
		saveMeta: save.action,
	},
} );

registerStore( userStore );
