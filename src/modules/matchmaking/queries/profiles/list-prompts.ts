import { UseCase } from '#kernel/use-case.ts';
import type { Prompt } from '../../contracts/prompts/prompts.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** The prompts on offer; the form shows those that fit the member's answers (R-C.5). */
export class ListPrompts extends UseCase<Pick<UseCasePorts, 'uow' | 'prompts'>> {
  execute(): Promise<Prompt[]> {
    const { uow, prompts } = this.ports;
    return uow.run((tx) => prompts.offered(tx));
  }
}
