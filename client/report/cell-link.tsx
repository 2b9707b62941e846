import type { ReactNode } from 'react';
import { Link } from '@storedeck/components';
import { useLocation } from '@storedeck/navigation';
import { BreakableEmail } from '../common/breakable-email';
import { OrderLink } from '../common/order-link';
import { getOrdersOfDayHref } from '../common/orders-of-day-href';
import { AdminLink, ReportLink } from './links';
import { hasField, readText } from './read-field';
import type { LinkDefinition } from './definition';

/** Replaces `{field}` by fields of the row. */
const fill = (
	template: string,
	row: unknown,
	encode: ( text: string ) => string
) =>
	template.replace( /\{([^{}]+)\}/g, ( _, path: string ) =>
		encode( readText( row, path ) )
	);

/** A template that is only a field is a whole URL, which is encoded already. */
const fillUrl = ( template: string, row: unknown ) =>
	fill(
		template,
		row,
		/^\{[^{}]+\}$/.test( template )
			? ( url ) => url
			: window.encodeURIComponent
	);

const fillQuery = ( query: Record< string, string >, row: unknown ) =>
	Object.fromEntries(
		Object.entries( query ).map( ( [ name, value ] ) => [
			fill( name, row, ( text ) => text ),
			fill( value, row, ( text ) => text ),
		] )
	);

interface Props {
	link: LinkDefinition;
	row: unknown;
	children: ReactNode;
}

/** The content of a cell, with the link of its column, which keeps what the URL has now. */
export function CellLink( { link, row, children }: Props ) {
	useLocation();
	if ( link.if && ! hasField( row, link.if ) ) {
		return <>{ children }</>;
	}
	if ( link.report ) {
		return (
			<ReportLink
				to={ link.report }
				query={ fillQuery( link.query ?? {}, row ) }
			>
				{ children }
			</ReportLink>
		);
	}
	if ( link.admin ) {
		return (
			<AdminLink
				to={ fill( link.admin, row, window.encodeURIComponent ) }
			>
				{ children }
			</AdminLink>
		);
	}
	if ( link.url ) {
		return (
			<Link type="external" href={ fillUrl( link.url, row ) }>
				{ children }
			</Link>
		);
	}
	if ( link.email ) {
		const email = readText( row, link.email );
		return (
			<Link type="external" href={ `mailto:${ email }` }>
				{ children === email ? (
					<BreakableEmail email={ email } />
				) : (
					children
				) }
			</Link>
		);
	}
	if ( link.order ) {
		return (
			<OrderLink id={ Number( readText( row, link.order ) ) }>
				{ children }
			</OrderLink>
		);
	}
	return link.ordersOfDay ? (
		<Link
			type="wc-admin"
			href={ getOrdersOfDayHref( readText( row, link.ordersOfDay ) ) }
		>
			{ children }
		</Link>
	) : (
		<>{ children }</>
	);
}
