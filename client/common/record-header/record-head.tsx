import type { ReactNode } from 'react';
import './style.scss';

export interface RecordHeadProps {
	name: string;
	/** Status of the record. */
	status?: ReactNode;
	/** What a person looks for first, for example customer and date. */
	details?: ReactNode;
	/** Its most important amount. */
	amount?: string;
	/** What is done next. */
	action?: ReactNode;
	/** What follows. */
	children?: ReactNode;
}

/** The name of a record, its status and amount, and what is done next. */
export const RecordHead = ( {
	name,
	status,
	details,
	amount,
	action,
	children,
}: RecordHeadProps ) => (
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
		{ children }
	</div>
);
