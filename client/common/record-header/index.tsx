import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { getNeighbors } from './neighbors';
import { useNeighborKeys } from './use-neighbor-keys';
import './style.scss';

interface Props {
	/** Path of the record, which finds its neighbors in the table it was opened from. */
	path: string;
	name: string;
	/** Status of the record. */
	status?: ReactNode;
	/** What a person looks for first, for example customer and date. */
	details?: ReactNode;
	/** Its most important amount. */
	amount?: string;
	/** What is done next. */
	action?: ReactNode;
}

function NeighborLink( {
	path,
	label,
	keyName,
	points,
}: {
	path: string | undefined;
	label: string;
	keyName: string;
	points: string;
} ) {
	const icon = (
		<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
			<path d={ points } />
		</svg>
	);
	return path === undefined ? (
		<span className="storedeck-record__neighbor">{ icon }</span>
	) : (
		<Link
			type="wc-admin"
			className="storedeck-record__neighbor"
			href={ getNewPath( {}, path ) }
			aria-label={ label }
			aria-keyshortcuts={ keyName }
			title={ `${ label } (${ keyName })` }
		>
			{ icon }
		</Link>
	);
}

/** The head of a record: its name, status and amount, the rows before and after it, and what is done next. */
export function RecordHeader( {
	path,
	name,
	status,
	details,
	amount,
	action,
}: Props ) {
	const { previous, next } = getNeighbors( path );
	useNeighborKeys( path );

	return (
		<div className="storedeck-record">
			<div className="storedeck-record__name">
				<h2 dir="auto">{ name }</h2>
				{ status }
				{ details && (
					<p className="storedeck-record__details">{ details }</p>
				) }
			</div>
			{ amount && (
				<strong className="storedeck-record__amount">{ amount }</strong>
			) }
			{ action }
			{ ( previous !== undefined || next !== undefined ) && (
				<nav
					className="storedeck-record__neighbors"
					aria-label={ __( 'Rows of the table', 'storedeck' ) }
				>
					<NeighborLink
						path={ previous }
						label={ __( 'Previous row', 'storedeck' ) }
						keyName="K"
						points="M7 14.5l5-5 5 5-1 1-4-4-4 4z"
					/>
					<NeighborLink
						path={ next }
						label={ __( 'Next row', 'storedeck' ) }
						keyName="J"
						points="M7 9.5l5 5 5-5-1-1-4 4-4-4z"
					/>
				</nav>
			) }
		</div>
	);
}
