import type { ReactNode } from 'react';
import { SectionHeader } from '@storedeck/components';
import { FailureNotice } from '../../common/failure-notice';
import type { QueryResult } from '../../report/query-result';
import { SectionMenu } from './section-menu';
import type { Block } from './section-menu';
import type { SectionProps } from './types';

interface Props {
	/** The props of the section. */
	section: SectionProps;
	/** The heading of the blocks in the menu. */
	blocksTitle: string;
	/** All blocks, also hidden ones. */
	blocks: readonly Block[];
	/** The request for the blocks. */
	allowed: QueryResult< unknown >;
	errorMessage: string;
	/** Shown if all blocks are hidden. */
	emptyMessage: string;
	isEmpty: boolean;
	/** Next to the title. */
	controls?: ReactNode;
	children: ReactNode;
}

/** A section with blocks that the server defines and the user can hide. */
export function BlockSection( {
	section,
	blocksTitle,
	blocks,
	allowed,
	errorMessage,
	emptyMessage,
	isEmpty,
	controls,
	children,
}: Props ) {
	return (
		<>
			<SectionHeader
				title={ section.title }
				menu={
					<SectionMenu
						{ ...section }
						blocksTitle={ blocksTitle }
						blocks={ blocks }
					/>
				}
			>
				{ controls }
			</SectionHeader>
			{ allowed.error && ! allowed.data && (
				<FailureNotice
					message={ errorMessage }
					detail={ allowed.error.message }
					onRetry={ allowed.retry }
				/>
			) }
			{ Boolean( allowed.data ) && isEmpty && (
				<p className="storedeck-overview__empty">{ emptyMessage }</p>
			) }
			{ children }
		</>
	);
}
