import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { viewsStore } from '@storedeck/data';
import type { SavedView } from '@storedeck/data';
import { createResponse, fakeNetwork, settle } from '@storedeck/data/testing';
import type { Call, Responses } from '@storedeck/data/testing';
import { getHistory, useLocation, useQuery } from '@storedeck/navigation';
import { renderWithNotices } from '../../common/test/render-with-notices';
import { useOpenView } from '../use-open-view';
import { ViewsButton } from '../views-button';

const VIEWS = '/storedeck/v1/views';

export const PATH = '/analytics/orders';

/** A view of the user. */
export const VIEW: SavedView = {
	id: 'v1',
	name: 'Large orders',
	path: PATH,
	query: 'orderby=total',
	hidden_columns: null,
	scope: 'own',
	is_pinned: false,
	can_edit: true,
};

/** A view that someone else shares. */
export const SHARED: SavedView = {
	...VIEW,
	id: 'v2',
	name: 'Refunded',
	scope: 'shop',
	can_edit: false,
};

/** A response that refuses a request. */
export const REFUSED = createResponse(
	{ code: 'x', message: 'Not today.' },
	{ status: 400 }
);

interface Options {
	views?: readonly SavedView[];
	/** Query of the URL. */
	query?: Record< string, string >;
	/** Ids of the hidden columns. */
	hidden?: readonly string[];
	isTimeless?: boolean;
	/** The user may share views. */
	isManager?: boolean;
	responses?: Responses;
}

/** A screen whose state is in the URL. */
function ReportScreen( {
	hidden = [],
	isTimeless,
}: Pick< Options, 'hidden' | 'isTimeless' > ) {
	const path = useLocation().pathname;
	const query = useQuery();
	const view = useOpenView( path, query );
	return (
		<ViewsButton
			path={ path }
			query={ query }
			hidden={ hidden }
			isTimeless={ isTimeless }
			view={ view }
		/>
	);
}

/** A server that stores views. */
function createServer( stored: readonly SavedView[] ): Responses {
	let views = [ ...stored ];
	const change = ( id: string | undefined, fields: object ) => {
		views = views.map( ( view ) =>
			view.id === id ? { ...view, ...fields } : view
		);
		return views.find( ( view ) => view.id === id );
	};
	const idOf = ( { path }: Call ) => path.split( '/' )[ 4 ];
	return {
		[ `GET ${ VIEWS }` ]: () => views,
		[ `POST ${ VIEWS }` ]: ( { data }: Call ) => {
			const view = { ...VIEW, ...Object( data ), id: 'new' };
			views = [ ...views, view ];
			return view;
		},
		[ `PUT ${ VIEWS }/*` ]: ( call: Call ) =>
			change( idOf( call ), Object( call.data ) ),
		[ `DELETE ${ VIEWS }/*` ]: ( call: Call ) => {
			const view = views.find( ( { id } ) => id === idOf( call ) );
			views = views.filter( ( { id } ) => id !== idOf( call ) );
			return view;
		},
		[ `PUT ${ VIEWS }/*/pin` ]: ( call: Call ) =>
			change( idOf( call ), { is_pinned: true } ),
		[ `DELETE ${ VIEWS }/*/pin` ]: ( call: Call ) =>
			change( idOf( call ), { is_pinned: false } ),
	};
}

/** Opens a screen with views; returns the requests that change views. */
export async function openScreen( {
	views = [ VIEW ],
	query = {},
	isManager = false,
	responses,
	...screenState
}: Options = {} ) {
	window.storedeckSettings = {
		adminUrl: 'https://store.test/wp-admin/',
		defaultDateRange: 'period=month&compare=previous_year',
		currentUser: {
			id: 1,
			name: 'Ann',
			capabilities: { manage_woocommerce: isManager },
			preferences: {},
		},
	};
	act( () =>
		getHistory().push(
			`admin.php?${ new URLSearchParams( {
				page: 'storedeck',
				path: PATH,
				...query,
			} ) }`
		)
	);
	const calls = fakeNetwork( { ...createServer( views ), ...responses } );
	const page = renderWithNotices(
		<ReportScreen { ...screenState } />,
		viewsStore
	);
	await act( settle );
	return {
		...page,
		getWrites: () =>
			calls
				.filter( ( { method } ) => method !== 'GET' )
				.map( ( { method, path, data } ) => ( {
					request: `${ method } ${ path.replace( VIEWS, '' ) }`,
					data,
				} ) ),
	};
}

export async function click(
	role: 'button' | 'checkbox' | 'link' | 'menuitem' | 'radio',
	name: string | RegExp
) {
	await userEvent.click( await screen.findByRole( role, { name } ) );
	await act( settle );
}

/** Opens the list of views, whose script is loaded first. */
export async function openPanel() {
	await click( 'button', /^Views?(:|$)/ );
	await screen.findByRole( 'button', { name: 'Save as view' } );
	await act( settle );
}

/** Chooses an action of a view. */
export async function choose( action: string, name = VIEW.name ) {
	await openPanel();
	await click( 'button', `Actions for “${ name }”` );
	await click( 'menuitem', action );
}
