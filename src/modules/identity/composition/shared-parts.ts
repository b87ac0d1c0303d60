import type { Kernel } from '#kernel/kernel.ts';
import type { Accounts } from '../domain/accounts.ts';
import type { Devices } from '../domain/device.ts';
import type { Networks } from '../domain/network.ts';
import type { PasswordHashing } from '../domain/password-hashing.ts';
import type { PushDevices, PushQueue, PushService } from '../domain/push.ts';
import type { SignUpHandles } from '../domain/sign-up-handle.ts';
import type { Notify } from '../index.ts';
import { Argon2Hashing } from '../infra/security/argon2-hashing.ts';
import { KnexDevices } from '../infra/devices-repository.ts';
import { KnexNetworks } from '../infra/networks-repository.ts';
import { knexPushDevices } from '../infra/push-devices-repository.ts';
import { KnexSignUpHandles } from '../infra/sign-up-handles-repository.ts';
import type { QuietDays } from '../domain/quiet-days.ts';
import { knexQuietDays } from '../infra/quiet-days-repository.ts';
import { deferredNotifications } from '../infra/deferred-notifications-repository.ts';
import { notifier } from '../infra/notify.ts';
import { KnexUndeliverableAddresses } from '../infra/undeliverable-addresses-repository.ts';
import type { UndeliverableAddresses } from '../account/undeliverable-addresses.ts';
import { objectionAccounts } from '../infra/accounts-repository.ts';
import { webPush } from '../infra/web-push/push-service.ts';
import { GetCurrentUser } from '../queries/get-current-user.ts';

/** Dependencies that several bindings of the module share. */
export interface SharedParts {
  accounts: Accounts;
  passwords: PasswordHashing;
  handles: SignUpHandles;
  devices: Devices;
  networks: Networks;
  notify: Notify;
  undeliverable: UndeliverableAddresses;
  quietDays: QuietDays | null;
  pushDevices: PushDevices & PushQueue;
  pushService: PushService | null;
  currentUser: GetCurrentUser;
}

export function sharedParts(kernel: Kernel): SharedParts {
  const { db, clock, mailer, hashes, seals, jobs, log, passwordHashMemory, push: access } = kernel;
  const quietDays = kernel.quietDays ? knexQuietDays : null;
  const pushDevices = knexPushDevices({ db, clock, seals, jobs });
  const push = access && pushDevices;
  const undeliverable = new KnexUndeliverableAddresses({ hashes });
  return {
    accounts: objectionAccounts(db),
    passwords: new Argon2Hashing(passwordHashMemory),
    handles: new KnexSignUpHandles(clock),
    devices: new KnexDevices({ db }),
    networks: new KnexNetworks({ hashes }),
    notify: notifier({ mailer, clock, quietDays, deferred: deferredNotifications, undeliverable, push }),
    undeliverable,
    quietDays,
    pushDevices,
    pushService: access && webPush({ access, clock, log }),
    currentUser: new GetCurrentUser({ db }),
  };
}
